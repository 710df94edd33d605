import styled from '@emotion/styled';
import { useId, type Ref, type SyntheticEvent } from 'react';
import { WarningIcon } from './icons.tsx';
import { plainList } from './primitives.tsx';
import { tokens } from './tokens.ts';

interface ErrorSummaryProps {
  title: string;
  /** A corrected one is struck out, and keeps its place. */
  items: readonly { readonly id: string; readonly message: string; readonly isMended?: boolean }[];
  /** So that focus can be moved to the summary. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const Box = styled.div({
  marginBlockEnd: tokens.space[32],
  padding: tokens.space[24],
  background: tokens.color.white,
  border: `4px solid ${tokens.color.error}`,
  color: tokens.color.ink,
  '& h2': {
    display: 'flex',
    gap: tokens.space[8],
    marginBlockEnd: tokens.space[12],
    fontSize: tokens.size.lede,
    '& svg': { flex: 'none', color: tokens.color.error },
  },
  '&:not(:has(a))': { borderColor: tokens.color.accent, '& h2 svg': { display: 'none' } },
  '& li': { paddingBlock: tokens.space[4], color: tokens.color.textSoft },
  '& ul': { ...plainList, fontWeight: tokens.weight.semibold },
  '& a, & a:visited': { color: tokens.color.error },
});

/**
 * Shows the question before the control and only then moves focus: scrolled to the bare control, its
 * label or legend could stay out of sight above it.
 */
export function goToControl(event: SyntheticEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  const label = [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id);
  const question = label ?? control.closest('fieldset')?.querySelector('legend') ?? control;
  question.scrollIntoView();
  control.focus({ preventScroll: true });
}

/**
 * A list of what is wrong in a form, each a link that moves focus to its control. It takes focus
 * instead of being announced, or it would be read twice.
 */
export function ErrorSummary({ title, items, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <WarningIcon />
        <span key={title}>{title}</span>
      </h2>
      <ul>
        {items.map(({ id, message, isMended = false }) => (
          <li key={id}>
            {isMended ? (
              <s>{message}</s>
            ) : (
              <a href={`#${id}`} onClick={(event) => goToControl(event, id)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
