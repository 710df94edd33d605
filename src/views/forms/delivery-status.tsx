import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

const outcomes = ['unkept', 'delivering', 'undeliverable'] as const;

type Outcome = (typeof outcomes)[number];

/** Delivery status messages. */
export type DeliveryWords = Readonly<Record<Outcome | 'arrived', string>>;

/** Picks the message for a lead from the tags of its form's machine. */
export const deliveryWords = (
  snapshot: { readonly hasTag: (tag: Outcome) => boolean },
  words: DeliveryWords,
): string => words[outcomes.find((status) => snapshot.hasTag(status)) ?? 'arrived'];

const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Shows a delivery status; screen readers announce each change. */
export function DeliveryStatus({ children }: { children: string }) {
  return <Status role="status">{children}</Status>;
}
