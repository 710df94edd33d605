import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { navigation } from '#content/ui/navigation.ts';
import { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { CloseIcon, MenuIcon } from '#src/design/icons.tsx';
import { plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { LinkGroup, LinkItems } from '#src/views/page-link.tsx';
import { menuHandlers } from './menu-handlers.ts';
import { usePopover } from './use-popover.ts';

const Frame = styled.nav({
  marginInlineStart: 'auto',
  [tokens.media.desktop]: { display: 'none' },
});
const Button = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: tokens.measure.target,
  paddingInline: tokens.space[16],
  background: 'none',
  border: `2px solid ${tokens.color.bush}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.bush,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.bold,
  cursor: 'pointer',
});
const Panel = styled.div({
  position: 'fixed',
  inset: `${tokens.measure.header} 0 auto`,
  width: '100%',
  maxHeight: `calc(100dvh - ${tokens.measure.header})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${tokens.space[8]} ${tokens.measure.gutter} ${tokens.space[32]}`,
  margin: 0,
  background: tokens.color.white,
  color: 'inherit',
  border: 0,
  borderBlockEnd: `3px solid ${tokens.color.bush}`,
  '&::backdrop': {
    background: `linear-gradient(transparent ${tokens.measure.header}, rgb(21 34 28 / 0.5) 0)`,
  },
  '& h2': {
    margin: `${tokens.space[16]} 0 0`,
    fontSize: tokens.size.small,
    color: tokens.color.textSoft,
  },
  '& ul': plainList,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: tokens.measure.target,
    borderBlockEnd: `1px solid ${tokens.color.rule}`,
    color: tokens.color.ink,
    fontWeight: tokens.weight.semibold,
    textDecoration: 'none',
  },
  // Without popovers: tapping the button, or tabbing to it, opens the menu.
  '@supports not selector(:popover-open)': {
    'nav:not(:hover, :focus-within) > &': { display: 'none' },
  },
});

const { groups, resources, quote, towns } = navigation;

/** The links of the wide header behind one button, the doors first, and the way to all towns. */
export function MobileMenu() {
  const menu = useProvidedActor(mobileMenuMachine);
  const open = useSelector(menu, (snapshot) => snapshot.hasTag('open'));
  const attributes = useMachineAttributes('mobile-menu', menu);
  const notify = (isShown: boolean): void => {
    if (isShown === menu.getSnapshot().hasTag('open')) return;
    menu.send({ type: isShown ? 'MENU.OPEN' : 'MENU.CLOSE' });
  };
  const panel = usePopover<HTMLDivElement>(open, notify);

  return (
    <Frame aria-label={navigation.mainLabel} {...menuHandlers(() => notify(false))} {...attributes}>
      <Button type="button" popoverTarget="mobile-menu">
        {open ? <CloseIcon /> : <MenuIcon />}
        <span>{open ? navigation.closeButton : navigation.menuButton}</span>
      </Button>
      <Panel id="mobile-menu" {...panel}>
        {[
          groups.services,
          { ...groups.locations, links: [...groups.locations.links, towns] },
          groups.tools,
        ].map(({ label, links }) => (
          <div key={label}>
            <LinkGroup label={label} links={links} />
          </div>
        ))}
        <ul>
          <LinkItems links={[resources, quote]} />
        </ul>
      </Panel>
    </Frame>
  );
}
