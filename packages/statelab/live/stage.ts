import type { AnyStateMachine } from 'xstate';
import { isLabStorageKey } from '#statelab/app/storage-key.ts';
import { lab } from '#statelab/messages/tape.ts';
import type { PageInLab } from '#statelab/instrument/lab-frame.ts';
import type { Chosen } from '#statelab/instrument/simulated-effects.ts';
import { keepVisit, watchVisit } from '#statelab/coverage/visits.ts';
import type { LabMachine } from '#statelab/config.ts';
import { foldTape, type Fold } from '#statelab/tape/fold.ts';
import type { Session } from '#statelab/tape/session.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** What the frame holds: a page on which the machine runs. */
export interface Shown {
  readonly page: PageInLab;
  readonly session: Session;
}

interface StageEvents {
  /** What the tester chose of the world around the page. */
  readonly chosen: Chosen;
  /** A page was opened, and the machine started on it. */
  readonly begun: (length: number) => void;
  readonly grown: (length: number) => void;
}

/** How the next page is to be opened. */
interface Opening {
  readonly path: string;
  /** The tape that is going to lead it. */
  readonly leader?: Tape;
  /** True for a visitor whom the site has never seen. */
  readonly isClean?: boolean;
}

/** How long a page may take to start its machine, in milliseconds. */
const timeoutMs = 30_000;

/** Empties what the site keeps in this browser, as of a visitor it has never seen. What the lab keeps stays. */
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

/** The frame with the real page, the visit in it, and the tape that is looked at. */
export class Stage {
  readonly entry: LabMachine;
  #frame: HTMLIFrameElement | null = null;
  /** The page that is listened to. One that is being left may still take a step. */
  #page: PageInLab | undefined;
  #shown: Shown | undefined;
  #own: { readonly plain: () => Tape; readonly masked: () => Tape } | undefined;
  #opened: Tape | undefined;
  #fold: { readonly fold: Fold; readonly of: object } | undefined;
  #awaiting: ((shown: Shown) => void) | undefined;
  #isTelling = false;
  readonly #events: StageEvents;

  constructor(entry: LabMachine, events: StageEvents) {
    this.entry = entry;
    this.#events = events;
  }

  get shown(): Shown | undefined {
    return this.#shown;
  }

  /** The machine as it runs on the page, which may know more than the bare one: the site's words. */
  get machine(): AnyStateMachine {
    return this.#shown?.session.opening.snapshot?.machine ?? this.entry.machine;
  }

  /** Fires `online` or `offline` on the page. */
  changeWorld(): void {
    const type = this.#events.chosen.world().network === 'offline' ? 'offline' : 'online';
    this.#frame?.contentWindow?.dispatchEvent(new Event(type));
  }

  /** The frame to open pages in; null when it goes. */
  readonly attach = (frame: HTMLIFrameElement | null): void => {
    this.#frame = frame;
    if (frame !== null && this.entry.path !== null) this.open({ path: this.entry.path });
  };

  /** Ends the visit that is under way, and keeps it for the coverage. */
  leave(): void {
    const tape = this.#own?.plain();
    if (tape !== undefined) keepVisit(this.machine, tape);
    this.#page = undefined;
    this.#shown = undefined;
    this.#own = undefined;
  }

  /** Opens a page in the frame. */
  open({ path, leader, isClean = false }: Opening): void {
    this.leave();
    let isUsed = !isClean;
    window.statelabFrame = {
      machine: this.entry.id,
      leader,
      ...this.#events.chosen,
      opened: (page) => {
        // Only now the page before can no longer write.
        if (!isUsed) cleanStorage();
        isUsed = true;
        this.#listenTo(page);
      },
    };
    const address = new URL(path, window.location.origin);
    const { contentWindow } = this.#frame ?? {};
    // The same address with another hash would not be loaded again.
    if (
      contentWindow?.location.pathname === address.pathname &&
      contentWindow.location.search === address.search
    ) {
      contentWindow.location.reload();
    } else contentWindow?.location.replace(address);
  }

  /**
   * Opens a page that a tape is going to lead, and gives it once the machine has started. Throws
   * a sentence for a page that is not there, runs another machine or never answers.
   */
  async openLed(leader: Tape): Promise<Shown> {
    const begun = new Promise<Shown>((resolve, reject) => {
      this.#awaiting = resolve;
      const { path, machine } = leader;
      setTimeout(() => reject(new Error(lab.frame.notStarted(path, machine))), timeoutMs);
    });
    this.open({ path: leader.path, leader });
    return begun;
  }

  /** Looks at a saved tape. The page is opened where it was recorded. */
  openTape(tape: Tape): void {
    this.#opened = tape;
    if (this.#frame?.contentWindow?.location.pathname !== tape.path.split('?')[0]) {
      this.open({ path: tape.path });
    }
  }

  /** True while a saved tape is looked at. */
  get hasTape(): boolean {
    return this.#opened !== undefined;
  }

  get document(): Document | undefined {
    return this.#frame?.contentDocument ?? undefined;
  }

  /** Looks at the running visit again. */
  closeTape(): void {
    this.#opened = undefined;
  }

  /** The tape that is looked at, as it is shown or saved. */
  tape(masked: boolean): Tape | undefined {
    if (this.#opened !== undefined) return this.#opened;
    return masked ? this.#own?.masked() : this.#own?.plain();
  }

  /** The moments of the tape that is looked at. */
  fold(): Fold | undefined {
    const tape = this.tape(false);
    const of = this.#opened ?? this.#own;
    if (tape === undefined || of === undefined) return undefined;
    if (this.#fold?.of !== of) this.#fold = { fold: foldTape(this.machine, tape), of };
    this.#fold.fold.extend(tape);
    return this.#fold.fold;
  }

  /** Has the page show the moment after so many steps; its own life where none is given. */
  show(step: number | undefined): void {
    if (this.#shown === undefined) return;
    const { page, session } = this.#shown;
    page.show(session, step === undefined ? undefined : this.fold()?.at(step).snapshot);
  }

  /** The page's own work comes first; however much happens in one go is told once. */
  #tellLater(session: Session): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      if (session === this.#shown?.session) this.#events.grown(session.done);
    });
  }

  #listenTo(page: PageInLab): void {
    this.#page = page;
    page.recorder.onStep((session) => {
      if (page !== this.#page) return;
      if (session.opening.snapshot?.machine.id !== this.entry.id) return;
      if (session === this.#shown?.session && session.done > 0) {
        this.#tellLater(session);
        return;
      }
      this.#own = { plain: page.tapeOf(session, false), masked: page.tapeOf(session, true) };
      this.#shown = { page, session };
      watchVisit(this.machine, this.#own.plain);
      this.#events.begun(session.done);
      this.#awaiting?.(this.#shown);
      this.#awaiting = undefined;
    });
  }
}
