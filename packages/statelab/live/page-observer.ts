import { createActor } from 'xstate';
import { LiveRegions } from './live-regions.ts';
import { takePicture } from './picture.ts';
import { filmstripMachine } from './filmstrip.machine.ts';

/** The longest wait for an idle browser, in milliseconds. */
const timeoutMs = 200;

interface Watched {
  readonly document: () => Document | undefined;
  /** False while the page shows a past step. */
  readonly isOnPage: () => boolean;
}

/** Takes pictures and announcements of the page during a visit. They are not part of a tape. */
export class PageObserver {
  readonly filmstrip = createActor(filmstripMachine);
  readonly #watched: Watched;
  #regions = new LiveRegions();
  /** The first step without a picture. */
  #next = 0;
  #length = 0;
  #isWaiting = false;
  readonly #ears = new MutationObserver(() => this.#hear());

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Resets for another page or tape. */
  begin(): void {
    this.#regions = new LiveRegions();
    this.#ears.disconnect();
    this.#next = 0;
    this.#length = 0;
    this.filmstrip.send({ type: 'FILMSTRIP.CLEAR' });
  }

  /** Looks at the page once it is drawn and the browser is idle. Steps of one frame share a picture. */
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

  /** Adds late announcements to the step that caused them. */
  #hear(): void {
    const document = this.#watched.document();
    if (this.#isWaiting || document === undefined || !this.#watched.isOnPage()) return;
    const said = this.#regions.listen(document);
    if (said.length > 0) this.filmstrip.send({ type: 'SAID.KEEP', said });
  }
}
