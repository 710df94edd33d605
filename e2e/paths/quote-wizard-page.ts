import type { Locator, Page } from '@playwright/test';
import {
  businessTypes,
  locations,
  services,
  urgencies,
  type Option,
} from '#content/quote-options.ts';
import { quote } from '#content/quote.ts';
import { delays } from '#machines/delays.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { QuoteWizardEvent, RestoredVisit } from '#machines/quote-wizard/quote-wizard.setup.ts';
import { holdPosts } from './held-posts.ts';
import type { PerformStep } from './walk-paths.ts';

type Wizard = typeof quoteWizardMachine;

const options: readonly Option[] = [...businessTypes, ...locations, ...services, ...urgencies];

const labelOf = (value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const buttonNamed = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/**
 * Makes an earlier visit: what it left in the tab's storage, what the outbox still holds of
 * it, and the address asked for.
 */
async function openVisit(page: Page, { draft, step }: RestoredVisit): Promise<void> {
  const { sentKey } = draft;
  await page.addInitScript(
    ({ left, key }) => {
      sessionStorage.setItem('waymark.quote.draft', JSON.stringify(left));
      if (key === null) return;
      const entry = { key, body: 'form-name=quote', refused: false };
      localStorage.setItem(`waymark.outbox.${key}`, JSON.stringify(entry));
    },
    { left: draft, key: sentKey },
  );
  await page.goto(`/quote?step=${step}`);
}

/** Lets the browser's Back lead to a step, as if its address lay in the history of the tab. */
const goBackTo = (page: Page, step: string): Promise<void> =>
  page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        // The router counts entries by a patched pushState; the browser's own leaves it unaware.
        for (const name of [asked, 'business-type']) {
          History.prototype.pushState.call(history, history.state, '', `/quote?step=${name}`);
        }
        history.back();
      }),
    step,
  );

/** Does what makes the wizard's page send an event. */
async function cause(page: Page, event: QuoteWizardEvent): Promise<void> {
  switch (event.type) {
    case 'ANSWER.CHOOSE':
      return page.getByRole('radio', { name: labelOf(event.value), exact: true }).click();
    case 'SERVICE.TOGGLE':
      return page.getByRole('checkbox', { name: labelOf(event.value), exact: true }).click();
    case 'GROUP.MOVE':
      return page.keyboard.press('Tab');
    case 'FIELD.CHANGE':
      return page.getByLabel(quote.fields[event.field].label).fill(event.value);
    case 'FIELD.LEAVE':
      await page.getByLabel(quote.fields[event.field].label).focus();
      return page.getByLabel(quote.fields[event.field].label).blur();
    case 'STEP.NEXT':
      return buttonNamed(page, quote.continue).click();
    case 'STEP.BACK':
      return buttonNamed(page, quote.back).click();
    case 'STEP.VISIT':
      return goBackTo(page, event.step);
    case 'AUTO_ADVANCE.TOGGLE':
      return page.getByRole('switch', { name: quote.autoAdvance }).click();
    case 'FORM.SUBMIT':
      return buttonNamed(page, quote.submit).click();
    default:
      throw new Error(`No control of the page sends ${event.type}.`);
  }
}

/** What the scenario says an earlier visit left, by the name of the outcome. */
function visitNamed(name: string): RestoredVisit {
  const outcome = quoteWizardScenario.outcomes.restoreVisit.find((visit) => visit.name === name);
  if (outcome === undefined || !('output' in outcome)) {
    throw new Error(`The scenario knows no visit '${name}' that a page could begin with.`);
  }
  return outcome.output;
}

/** Gets the quote page ready for a path, its time and its form handler in the hands of the test. */
export async function openQuoteWizard(page: Page): Promise<PerformStep<Wizard>> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+13:00') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00+13:00'));
  const takePost = await holdPosts(page);
  /** The keys of the leads that went to the outbox: a post under one of them is the outbox's own. */
  const queued = new Set<string>();
  /** The key of the lead that the thank-you speaks of. */
  let watched: string | null = null;

  function watch(key: string): void {
    watched = key;
    queued.add(key);
  }

  async function begin(name: string): Promise<void> {
    const visit = visitNamed(name);
    if (visit.draft.sentKey !== null) watch(visit.draft.sentKey);
    await openVisit(page, visit);
  }

  async function answerWizard(outcome: string): Promise<void> {
    const { key, route } = await takePost((posted) => !queued.has(posted));
    if (outcome === 'network failure') return route.abort('failed');
    if (outcome === 'accepted') return route.fulfill({ status: 200 });
    watch(key);
    return route.fulfill({ status: 500 });
  }

  /** Answers what the outbox delivers, one lead after the other, up to the one that is watched. */
  async function answerOutbox(status: number): Promise<void> {
    const { key, route } = await takePost(
      (posted) => queued.has(posted),
      () => page.clock.runFor(delays.firstRetry),
    );
    await route.fulfill({ status: key === watched ? status : 200 });
    if (key !== watched) await answerOutbox(status);
  }

  return async (step) => {
    if (step.kind === 'wait') await page.clock.runFor(step.ms);
    else if (step.kind === 'event') {
      if (step.event.type === 'LEAD.ARRIVED') await answerOutbox(200);
      else if (step.event.type === 'LEAD.REFUSED') await answerOutbox(400);
      else await cause(page, step.event);
    } else if (step.actor === 'restoreVisit') await begin(step.outcome);
    else await answerWizard(step.outcome);
  };
}
