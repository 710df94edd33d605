import { existsSync, readFileSync } from 'node:fs';

export const optionalFile = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
