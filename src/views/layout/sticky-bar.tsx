import styled from '@emotion/styled';
import { navigation } from '#content/ui/navigation.ts';
import { stickyBarMachine } from '#machines/sticky-bar/sticky-bar.machine.ts';
import { ActionLink } from '#src/views/page-link.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';

const Bar = styled.aside({
  position: 'fixed',
  insetInline: 0,
  // Large text on a screen that is not low: out of sight as well.
  insetBlockEnd: 'min(0px, (25dvh - 9.0625rem) * 100)',
  zIndex: 1,
  padding: `${tokens.space[12]} ${tokens.measure.gutter}`,
  paddingBlockEnd: `calc(${tokens.space[12]} + env(safe-area-inset-bottom))`,
  background: tokens.color.bush,
  // Out of sight it is out of reach as well: `visibility` takes it from the Tab order and screen readers.
  visibility: 'hidden',
  transform: 'translateY(100%)',
  '&[data-state="shown"]': { visibility: 'visible', transform: 'none' },
  '& > a': { width: '100%' },
  [tokens.media.motion]: { transition: 'transform 180ms ease-out, visibility 180ms' },
  [tokens.media.tablet]: { display: 'none' },
  [tokens.media.print]: { display: 'none' },
  // With the header it would take a quarter of a low screen.
  '@media (max-height: 36.25em)': { display: 'none' },
  // Hidden over results, form errors and thanks, and while an on-screen keyboard may be open; also
  // behind the menu, on the contact and joining forms' pages, and on legal pages.
  'html:has([data-has-result=true], [aria-invalid], [data-sent], [name=contact], [name=join], [data-legal], :is(input:not([type=radio], [type=checkbox]), textarea, select):focus) &':
    { display: 'none' },
  '@supports selector(:popover-open)': {
    'html:has(#mobile-menu:popover-open) &': { display: 'none' },
  },
});

/** The call to action that slides in on a scrolled phone. */
export function StickyBar() {
  const actor = useProvidedActor(stickyBarMachine);
  const attributes = useMachineAttributes('sticky-bar', actor);
  return (
    <Bar aria-label={navigation.stickyBar.label} {...attributes}>
      <ActionLink action={navigation.stickyBar} />
    </Bar>
  );
}
