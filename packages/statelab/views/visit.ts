import { fromCallback, type AnyEventObject } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { isLabStorageKey } from '#statelab/design/storage-key.ts';
import type { PageInLab } from '#statelab/page/lab-frame.ts';
import type { Session } from '#statelab/tape/session.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** Opens the page, with what the site has stored, or for a new visitor. */
export type PageEvent =
  | { readonly type: 'FRAME.ATTACH'; readonly frame: HTMLIFrameElement }
  | { readonly type: 'VISIT.RESTART' };

/** The masked tape of the visit, after the machine started on a page or took steps there. */
export interface VisitGrown extends AnyEventObject {
  readonly type: 'VISIT.GROW';
  readonly tape: Tape;
  readonly isNew: boolean;
}

interface VisitInput {
  readonly entry: LabMachine;
  /** The name of an effect's chosen outcome; undefined for its first. */
  readonly outcomeOf: (effect: string) => string | undefined;
}

/** Clears the site's storage. The lab's stays. */
function cleanStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage)) if (!isLabStorageKey(key)) storage.removeItem(key);
    } catch {
      // Storage is off: nothing is kept.
    }
  }
}

/** Opens the real page in a frame, and sends the tape of its visit. */
export const visit = fromCallback<PageEvent, VisitInput, VisitGrown>(
  ({ input: { entry, outcomeOf }, receive, sendBack }) => {
    let frame: HTMLIFrameElement | undefined;
    /** The current page. A page that is being left may still take a step. */
    let current: PageInLab | undefined;

    function follow(page: PageInLab): void {
      let shown: Session | undefined;
      let tape: (() => Tape) | undefined;
      let isNew = false;
      let isWaiting = false;
      /** Waits for the page's own work, once for all of a turn. */
      function tell(): void {
        isWaiting = false;
        if (page !== current || tape === undefined) return;
        sendBack({ type: 'VISIT.GROW', tape: tape(), isNew });
        isNew = false;
      }
      page.recorder.onStep((session) => {
        if (session.opening.snapshot?.machine.id !== entry.id) return;
        if (session !== shown) {
          shown = session;
          tape = page.tapeOf(session, true);
          isNew = true;
        }
        if (!isWaiting) setTimeout(tell);
        isWaiting = true;
      });
    }

    receive((event) => {
      if (event.type === 'FRAME.ATTACH') frame = event.frame;
      let isUsed = event.type === 'FRAME.ATTACH';
      current = undefined;
      window.statelabFrame = {
        machine: entry.id,
        outcomeOf,
        opened: (page) => {
          // Only now the page before can no longer write.
          if (!isUsed) cleanStorage();
          isUsed = true;
          current = page;
          follow(page);
        },
      };
      const address = new URL(entry.path ?? '', window.location.origin);
      const { contentWindow } = frame ?? {};
      // The same address with another hash would not be loaded again.
      if (
        contentWindow?.location.pathname === address.pathname &&
        contentWindow.location.search === address.search
      ) {
        contentWindow.location.reload();
      } else contentWindow?.location.replace(address);
    });
    return () => {
      current = undefined;
    };
  },
);
