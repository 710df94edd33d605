import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { gstCalculator, gstExamples, modes } from '#content/pages/gst-calculator.ts';
import type {
  GstCalculatorEvent,
  gstCalculatorMachine,
} from '#machines/gst-calculator/gst-calculator.machine.ts';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';
import type { Step } from '#machines/scenario.ts';
import { testPaths } from './walk-paths.ts';

type Calculator = typeof gstCalculatorMachine;

declare global {
  interface Window {
    /** Ends the clipboard's last write, which waits for it. */
    endWrite: (isAllowed: boolean) => void;
  }
}

const { amount: words, copy, examples } = gstCalculator;
const copyLabels = { original: copy.original, gstAmount: copy.gst, total: copy.total };

/** Puts a clipboard in the page that answers when the test says so. */
const holdClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: () =>
          new Promise<void>((resolve, reject) => {
            window.endWrite = (isAllowed) =>
              isAllowed ? resolve() : reject(new Error('Write permission denied.'));
          }),
      },
    });
  });

async function cause(page: Page, event: GstCalculatorEvent): Promise<void> {
  if (event.type === 'FIGURE.COPY') {
    await page.getByRole('button', { name: copyLabels[event.figure] }).click();
    return;
  }
  const { mode, amount, rate } = event.change;
  if (rate !== undefined) {
    const example = gstExamples.find((candidate) => candidate.amount === amount);
    await page.getByRole('button', { name: examples.use(example?.title ?? '') }).click();
  } else if (amount !== undefined) {
    await page.getByRole('spinbutton', { name: words.label }).fill(amount);
  } else {
    const label = modes.find(({ value }) => value === mode)?.label ?? '';
    await page.getByRole('radio', { name: label }).click();
  }
}

/** Without a result there is no button to copy it, and typing what stands there changes nothing. */
function canHappen(snapshot: SnapshotFrom<Calculator>, step: Step<Calculator>): boolean {
  if (step.kind !== 'event') return true;
  if (step.event.type === 'FIGURE.COPY') return snapshot.hasTag('answered');
  const { amount, rate } = step.event.change;
  return rate !== undefined || amount !== snapshot.context.inputs.amount;
}

testPaths({
  scenario: gstCalculatorScenario,
  open: async (page) => {
    await holdClipboard(page);
    await page.goto('/gst-calculator');
    await page.locator('html[data-hydrated]').waitFor();
    return async (step) => {
      if (step.kind === 'event') await cause(page, step.event);
      else if (step.kind === 'outcome') {
        await page.evaluate((isAllowed) => window.endWrite(isAllowed), step.outcome === 'copied');
      }
    };
  },
  canHappen,
});
