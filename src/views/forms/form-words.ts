import type { Text } from '#content/text.ts';
import type { DeliveryWords } from './delivery-status.tsx';

export interface FormWords extends DeliveryWords {
  readonly submit: string;
  readonly sending: string;
  readonly summaryTitle: string;
  readonly notConnected: Text;
  readonly sendsNothing: string;
  readonly recipients: string;
  readonly privacyLink: string;
  readonly failure: string;
  readonly contactUs: string;
  readonly thanks: string;
  readonly withoutScript: Text;
}
