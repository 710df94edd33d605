import { isLabStorageKey } from '#statelab/design/storage-key.ts';
import type { PageInLab } from '#statelab/page/lab-frame.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Session } from '#statelab/tape/session.ts';
import type { Tape } from '#statelab/tape/tape.ts';

interface StageEvents {
  /** The name of an effect's chosen outcome; undefined for its first. */
  readonly outcomeOf: (effect: string) => string | undefined;
  /** The machine started on a new page. */
  readonly begun: (length: number) => void;
  readonly grown: (length: number) => void;
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

/** The frame with the real page, and its visit. */
export class Stage {
  readonly entry: LabMachine;
  #frame: HTMLIFrameElement | null = null;
  /** The current page. A page that is being left may still take a step. */
  #page: PageInLab | undefined;
  #session: Session | undefined;
  /** The tape of the visit, masked. */
  #own: (() => Tape) | undefined;
  #isTelling = false;
  readonly #events: StageEvents;

  constructor(entry: LabMachine, events: StageEvents) {
    this.entry = entry;
    this.#events = events;
  }

  /** Opens the page for a new visitor. */
  restart(): void {
    this.#open(true);
  }

  readonly attach = (frame: HTMLIFrameElement | null): void => {
    this.#frame = frame;
    if (frame !== null) this.#open(false);
  };

  /** Ends the current visit. */
  leave(): void {
    this.#page = undefined;
    this.#session = undefined;
    this.#own = undefined;
  }

  /** Opens the page, with or without what the site has stored. */
  #open(isClean: boolean): void {
    this.leave();
    let isUsed = !isClean;
    window.statelabFrame = {
      machine: this.entry.id,
      outcomeOf: this.#events.outcomeOf,
      opened: (page) => {
        // Only now the page before can no longer write.
        if (!isUsed) cleanStorage();
        isUsed = true;
        this.#listenTo(page);
      },
    };
    const address = new URL(this.entry.path ?? '', window.location.origin);
    const { contentWindow } = this.#frame ?? {};
    // The same address with another hash would not be loaded again.
    if (
      contentWindow?.location.pathname === address.pathname &&
      contentWindow.location.search === address.search
    ) {
      contentWindow.location.reload();
    } else contentWindow?.location.replace(address);
  }

  /** The tape of the visit. */
  tape(): Tape | undefined {
    return this.#own?.();
  }

  /** Reports steps after the page's own work, once for all of a turn. */
  #tellLater(session: Session): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      if (session === this.#session) this.#events.grown(session.done);
    });
  }

  #listenTo(page: PageInLab): void {
    this.#page = page;
    page.recorder.onStep((session) => {
      if (page !== this.#page) return;
      if (session.opening.snapshot?.machine.id !== this.entry.id) return;
      if (session === this.#session && session.done > 0) {
        this.#tellLater(session);
        return;
      }
      this.#own = page.tapeOf(session, true);
      this.#session = session;
      this.#events.begun(session.done);
    });
  }
}
