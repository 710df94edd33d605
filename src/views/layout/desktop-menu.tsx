import styled from '@emotion/styled';
import { css } from '@emotion/react';
import { useSelector } from '@xstate/react';
import { navigation, type NavigationGroup } from '#content/ui/navigation.ts';
import { desktopMenuMachine } from '#machines/desktop-menu/desktop-menu.machine.ts';
import { ChevronIcon } from '#src/design/icons.tsx';
import { plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { LinkItems, PageLink } from '#src/views/page-link.tsx';
import { menuHandlers } from './menu-handlers.ts';
import { usePopover } from './use-popover.ts';

const Bar = styled.nav({
  display: 'none',
  flex: 1,
  [tokens.media.desktop]: { display: 'flex' },
  '& ul': plainList,
});
const Row = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[4] });
const Item = styled.li({ position: 'relative' });
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[4],
  minHeight: tokens.measure.target,
  paddingInline: tokens.space[12],
  background: 'none',
  border: 0,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:visited': { color: tokens.color.ink },
  '&:hover': { background: tokens.color.mist },
  '@supports selector(:popover-open)': {
    '&:has(+ :popover-open)': { anchorName: '--menu', '& svg': { transform: 'rotate(180deg)' } },
  },
});
const EntryLink = styled(PageLink)(entry);
const EntryButton = styled.button(entry);
const Panel = styled.ul({
  position: 'fixed',
  inset: `${tokens.measure.header} auto auto`,
  // Browsers without anchors open every group below the first one.
  insetInlineStart: ['max(11rem, 50vw - 24rem)', 'anchor(--menu left)'],
  minWidth: '15rem',
  paddingBlock: tokens.space[8],
  background: tokens.color.white,
  color: 'inherit',
  border: `1px solid ${tokens.color.rule}`,
  borderBlockStart: `3px solid ${tokens.color.bush}`,
  '& a': { display: 'flex', width: '100%', borderRadius: 0 },
  // Without popovers: pointing at a group, or tabbing into it, opens it.
  '@supports not selector(:popover-open)': {
    position: 'absolute',
    inset: '100% auto auto 0',
    zIndex: 2,
    'li:not(:hover, :focus-within) > &': { display: 'none' },
  },
});

interface GroupProps {
  id: string;
  group: NavigationGroup;
  open: boolean;
  notify: (isShown: boolean) => void;
}

function Group({ id, group, open, notify }: GroupProps) {
  const panel = usePopover<HTMLUListElement>(open, notify);
  return (
    <Item>
      <EntryButton type="button" popoverTarget={`menu-${id}`}>
        {group.label}
        <ChevronIcon />
      </EntryButton>
      <Panel id={`menu-${id}`} {...panel}>
        <LinkItems links={group.links} as={EntryLink} />
      </Panel>
    </Item>
  );
}

/** The header's links on a wide screen: disclosures, one open at a time. */
export function DesktopMenu() {
  const menu = useProvidedActor(desktopMenuMachine);
  const open = useSelector(menu, ({ context }) => context.menu);
  const attributes = useMachineAttributes('desktop-menu', menu);
  const group = (id: keyof typeof navigation.groups) => (
    <Group
      id={id}
      group={navigation.groups[id]}
      open={open === id}
      notify={(isShown) => {
        if (isShown === (menu.getSnapshot().context.menu === id)) return;
        menu.send(isShown ? { type: 'MENU.OPEN', menu: id } : { type: 'MENU.CLOSE' });
      }}
    />
  );

  return (
    <Bar
      aria-label={navigation.mainLabel}
      {...menuHandlers(() => menu.send({ type: 'MENU.CLOSE' }))}
      {...attributes}
    >
      <Row>
        {group('locations')}
        {group('services')}
        <LinkItems links={[navigation.resources]} as={EntryLink} />
        {group('tools')}
      </Row>
    </Bar>
  );
}
