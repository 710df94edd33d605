import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { progressOf } from './progress.ts';

/** Prints Playwright’s progress. */
export default class PlaywrightProgress implements Reporter {
  private oneMore = (): void => {};

  onBegin(_config: FullConfig, suite: Suite): void {
    this.oneMore = progressOf({
      what: 'browser tests',
      total: suite.allTests().length,
      say: console.log,
      now: () => performance.now(),
    });
  }

  onTestEnd(): void {
    this.oneMore();
  }

  printsToStdio(): boolean {
    return true;
  }
}
