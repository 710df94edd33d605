import type { Reporter } from 'vitest/node';
import { progressOf } from './progress.ts';

/** Prints Vitest’s progress. */
export default class VitestProgress implements Reporter {
  private oneMore = (): void => {};

  onTestRunStart(files: readonly unknown[]): void {
    this.oneMore = progressOf({
      what: 'test files',
      total: files.length,
      say: console.log,
      now: () => performance.now(),
    });
  }

  onTestModuleEnd(): void {
    this.oneMore();
  }
}
