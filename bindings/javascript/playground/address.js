// A document in the fragment of an address: compressed, with a checksum, in letters that addresses may have.

const VERSION = "1.";
/** A document of more than this is no address. */
export const LONGEST_ADDRESS = 60_000;
const LONGEST_TEXT = 4 * 2 ** 20;

// Older types of TypeScript's do not have them.
const { CompressionStream, DecompressionStream } = /** @type {any} */ (globalThis);

/** Why an address cannot be read, in words for who has followed it. */
export class DamagedAddress extends Error {}

const through = (bytes, stream) => new Blob([bytes]).stream().pipeThrough(stream);

export async function toFragment(text) {
  const stream = through(new TextEncoder().encode(text), new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return VERSION + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// A small address can stand for gigabytes.
async function bounded(stream) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    length += value.length;
    if (length > LONGEST_TEXT) throw new DamagedAddress("it stands for more than four megabytes");
    parts.push(value);
  }
}

export async function fromFragment(fragment) {
  if (!fragment.startsWith(VERSION)) throw new DamagedAddress("it does not begin as one of this page");
  try {
    const letters = atob(fragment.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (each) => each.charCodeAt(0));
    const found = await bounded(through(bytes, new DecompressionStream("deflate")));
    return new TextDecoder("utf-8", { fatal: true }).decode(found);
  } catch (error) {
    throw error instanceof DamagedAddress ? error : new DamagedAddress("a part of it is missing or has changed");
  }
}
