import { readFile } from 'node:fs/promises';

const headerSize = 32;
const frameHeaderSize = 24;

/** Counts the log's frames with a wrong checksum; see https://www.sqlite.org/fileformat2.html#the_write_ahead_log. */
export async function damageOfLog(file: string): Promise<number> {
  const log = await readFile(`${file}-wal`).catch(() => Buffer.alloc(0));
  if (log.length < headerSize) return 0;
  const isBigEndian = log.readUInt32BE(0) % 2 === 1;
  const frameSize = frameHeaderSize + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  const sums = new Uint32Array(2);
  const add = (start: number, end: number): void => {
    for (let at = start; at < end; at += 4) {
      const word = isBigEndian ? log.readUInt32BE(at) : log.readUInt32LE(at);
      const turn = ((at - start) / 4) % 2;
      sums[turn] = (sums[turn] ?? 0) + word + (sums[1 - turn] ?? 0);
    }
  };
  const matches = (at: number): boolean =>
    sums[0] === log.readUInt32BE(at) && sums[1] === log.readUInt32BE(at + 4);
  add(0, 24);
  let isWhole = matches(24);
  let damaged = isWhole ? 0 : 1;
  for (let at = headerSize; at + frameSize <= log.length; at += frameSize) {
    // Frames of an earlier log have another salt.
    const isOwn = log.subarray(at + 8, at + 16).equals(salt);
    if (isWhole) {
      add(at, at + 8);
      add(at + frameHeaderSize, at + frameSize);
      isWhole = isOwn && matches(at + 16);
    }
    if (isOwn && !isWhole) damaged += 1;
  }
  return damaged;
}
