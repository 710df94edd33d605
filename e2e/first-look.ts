import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

/** How workers share what they have checked: a file for each look. The next run deletes it. */
const looks = 'test-results/looks';

/** Whether something looks like this for the first time in this run. */
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
