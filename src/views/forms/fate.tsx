import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

const fates = ['unkept', 'delivering', 'undeliverable'] as const;

type Fate = (typeof fates)[number];

/** What there is to say of a lead that was sent. */
export type FateWords = Readonly<Record<Fate | 'arrived', string>>;

/** What has become of a lead, in the words for it, from the tags of the form's machine. */
export const fateOf = (
  snapshot: { readonly hasTag: (tag: Fate) => boolean },
  words: FateWords,
): string => words[fates.find((fate) => snapshot.hasTag(fate)) ?? 'arrived'];

const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Says what has become of a lead, aloud when that changes. */
export function Fate({ children }: { children: string }) {
  return <Status role="status">{children}</Status>;
}
