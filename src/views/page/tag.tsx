import { css } from '@emotion/css';
import type { Item } from '#content/page.ts';
import { cx } from '#src/design/class-names.ts';
import { tokens } from '#src/design/tokens.ts';

const tag = css({
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
});
const tones = {
  plain: '',
  good: css({ borderColor: tokens.color.ok, color: tokens.color.ok }),
  warning: css({ borderColor: tokens.color.error, color: tokens.color.error }),
};

/** A short label after a title, a space between them, so that it is read as a word of its own. */
export function Tag({ label, tone }: NonNullable<Item['tag']>) {
  return (
    <>
      {' '}
      <span className={cx(tag, tones[tone])}>{label}</span>
    </>
  );
}
