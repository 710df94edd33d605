/** How the world answers a form post: with an HTTP status, or not at all. */
export type PostAnswer = number | 'lost';

/**
 * What the world around a page can do, or be made to do, beside what a visitor does with its
 * controls: each with what it needs to know. World helpers of the same names do it.
 */
export interface WorldArguments {
  /** Time stands still until a wait lets some go by. */
  readonly stopClock: readonly [];
  /** Holds back every form post until one of the helpers for posts answers it. */
  readonly holdPosts: readonly [];
  /** Puts a text into the storage before a page of the site is opened. */
  readonly keepInStorage: readonly [
    area: 'localStorage' | 'sessionStorage',
    key: string,
    text: string,
  ];
  /** Says that a lead of this key lies in the outbox already, and that its fate is waited for. */
  readonly watchLead: readonly [key: string];
  /** Answers the post that a form makes itself. */
  readonly answerForm: readonly [answer: PostAnswer];
  /** Answers what the outbox posts, up to the lead that is watched. */
  readonly answerOutbox: readonly [status: number];
  /** Answers the next post, whoever makes it. */
  readonly answerPost: readonly [answer: PostAnswer];
  /** Presses a button that posts a form, and answers that post alone. */
  readonly pressAndAnswer: readonly [button: string, answer: PostAnswer];
  /** Puts a text into the open page's storage. */
  readonly rewriteStorage: readonly [
    area: 'localStorage' | 'sessionStorage',
    key: string,
    text: string,
  ];
  /** Follows a link to an address of the site without loading a new document, and waits for its heading. */
  readonly followLink: readonly [address: string, heading: string];
  /** The browser's Back leads to an address, as if it lay in the history of the tab. */
  readonly goBackTo: readonly [address: string];
  /** The address comes to name an entry of the page. */
  readonly openEntry: readonly [entry: string];
  /** The page is scrolled so many CSS pixels down. */
  readonly scrollTo: readonly [y: number];
  /** The browser has a network again. */
  readonly goOnline: readonly [];
  /** What is written to the clipboard is held until `endWrite`. */
  readonly holdClipboard: readonly [];
  readonly endWrite: readonly [isAllowed: boolean];
  /** Whoever is asked for the location hesitates until `answerLocation`. */
  readonly holdLocation: readonly [];
  readonly answerLocation: readonly [isAllowed: boolean];
  /** The browser knows no location. */
  readonly removeLocation: readonly [];
  /** Holds the answers of the service that looks up a city; `null` is a refusal. */
  readonly holdLookups: readonly [];
  readonly answerLookup: readonly [city: string | null];
  /** Fills in a text box as speech input does: focus stays where it is. */
  readonly dictate: readonly [name: string, text: string];
  /** Submits the form around a text box without moving focus. */
  readonly submitAround: readonly [name: string];
  /** Expects the outbox to keep leads under these keys, and no others. */
  readonly seeKeptLeads: readonly [keys: readonly string[]];
  /** Expects no tab to be delivering a lead of the outbox. */
  readonly seeNoDelivery: readonly [];
}
