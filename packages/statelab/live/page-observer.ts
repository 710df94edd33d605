import { createActor } from 'xstate';
import { LiveRegions } from './live-regions.ts';
import { takePicture } from './picture.ts';
import { filmstripMachine } from './filmstrip.machine.ts';

/** How long a picture may wait until the browser has nothing else to do, in milliseconds. */
const timeoutMs = 200;

interface Watched {
  readonly document: () => Document | undefined;
  /** True while the page shows its visit as it is, and not a past moment. */
  readonly isOnPage: () => boolean;
}

/** Sees and hears the page as its visit goes on. What it keeps stays out of every tape. */
export class PageObserver {
  readonly filmstrip = createActor(filmstripMachine);
  readonly #watched: Watched;
  #regions = new LiveRegions();
  /** The first step that no picture shows yet. */
  #next = 0;
  #length = 0;
  #isWaiting = false;
  readonly #ears = new MutationObserver(() => this.#hear());

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Begins anew, with a page that has just started or a tape that was not seen yet. */
  begin(): void {
    this.#regions = new LiveRegions();
    this.#ears.disconnect();
    this.#next = 0;
    this.#length = 0;
    this.filmstrip.send({ type: 'FILMSTRIP.CLEAR' });
  }

  /** Looks at the page once it is drawn and the browser has time; steps of one go share a picture. */
  lookLater(length: number): void {
    this.#length = length;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      requestIdleCallback(
        () => {
          this.#isWaiting = false;
          this.look(this.#length);
        },
        { timeout: timeoutMs },
      );
    });
  }

  /** Looks at the page as it is after so many steps. */
  look(to: number): void {
    const from = this.#next;
    if (to < from) return;
    this.#next = to + 1;
    const document = this.#watched.document();
    const view = document?.defaultView;
    if (document === undefined || view === null || view === undefined) return;
    if (!this.#watched.isOnPage()) return;
    const said = this.#regions.listen(document);
    this.#ears.disconnect();
    this.#ears.observe(document, { characterData: true, childList: true, subtree: true });
    const picture = takePicture(document, view);
    this.filmstrip.send({ type: 'SIGHT.KEEP', sight: { from, to, picture, said } });
  }

  /** Hears what is said later than the step that caused it: it belongs to that step. */
  #hear(): void {
    const document = this.#watched.document();
    if (this.#isWaiting || document === undefined || !this.#watched.isOnPage()) return;
    const said = this.#regions.listen(document);
    if (said.length > 0) this.filmstrip.send({ type: 'SAID.KEEP', said });
  }
}
