import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Where workers tell one another what they look at: a file for each look. Gone when the next run starts. */
const looks = 'test-results/looks';

/** Whether this is the first time in this run that something looks so. */
export function isFirstLook(look: string): boolean {
  mkdirSync(looks, { recursive: true });
  try {
    writeFileSync(`${looks}/${createHash('sha256').update(look).digest('hex')}`, look, {
      flag: 'wx',
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
