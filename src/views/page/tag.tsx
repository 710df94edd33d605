import styled from '@emotion/styled';
import type { Item } from '#content/page.ts';
import { tokens } from '#src/design/tokens.ts';

const Label = styled.span({
  display: 'inline-block',
  marginInlineStart: tokens.space[4],
  padding: `0 ${tokens.space[8]}`,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.white,
  color: tokens.color.inkSoft,
  fontSize: tokens.size.fine,
  fontWeight: tokens.weight.semibold,
  lineHeight: 1.6,
  verticalAlign: '0.1em',
  '&[data-tone="good"]': { borderColor: tokens.color.ok, color: tokens.color.ok },
  '&[data-tone="warning"]': { borderColor: tokens.color.error, color: tokens.color.error },
});

/** A short label after a title, a space between them, so that it is read as a word of its own. */
export function Tag({ label, tone }: NonNullable<Item['tag']>) {
  return (
    <>
      {' '}
      <Label data-tone={tone}>{label}</Label>
    </>
  );
}
