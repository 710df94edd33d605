import { maxTapeLength } from '#statelab/tape/parse-tape.ts';

/** The longest text that a link holds, packed, in characters: mail programs and chats pass on such a link whole. */
const longestPacked = 7800;

/** True for a packed text that a link can hold. */
export const fitsLink = (packed: string): boolean => packed.length <= longestPacked;

/** What comes out of a stream of so many bytes at most; throws where there are more. */
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

/** Packs a text for a link. */
export const packText = async (text: string): Promise<string> =>
  toBase64Url(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

/** The text that was packed; throws where the link was changed, or a little of it becomes too much. */
export const unpackText = async (packed: string): Promise<string> =>
  new TextDecoder().decode(
    await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'), maxTapeLength),
  );
