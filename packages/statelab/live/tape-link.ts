import { maxTapeLength } from '#statelab/tape/parse-tape.ts';

/** In characters: mail programs and chats do not truncate such a link. */
const longestPacked = 7800;

export const fitsLink = (packed: string): boolean => packed.length <= longestPacked;

/** Sends bytes through a stream. Throws if more than `most` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > most) throw new Error(`The link holds more than ${most} bytes.`);
      controller.enqueue(chunk);
    },
  });
  const changed = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

export const packText = async (text: string): Promise<string> =>
  toBase64Url(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

/** The inverse of `packText`. Throws for a changed link, or one that unpacks to too much. */
export const unpackText = async (packed: string): Promise<string> =>
  new TextDecoder().decode(
    await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'), maxTapeLength),
  );
