import type { Text } from '#content/text.ts';

/** The words that every lead form needs, whatever it asks for. */
export interface FormWords {
  readonly submit: string;
  readonly sending: string;
  readonly summaryTitle: string;
  readonly notConnected: Text;
  readonly recipients: string;
  readonly privacyLink: string;
  readonly failure: string;
  readonly contactUs: string;
  readonly thanks: string;
  readonly arrived: string;
  readonly delivering: string;
  readonly unkept: string;
  readonly undeliverable: string;
  readonly withoutScript: Text;
}
