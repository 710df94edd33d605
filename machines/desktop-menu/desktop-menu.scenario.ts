import type { SnapshotFrom } from 'xstate';
import type { Scenario } from '#machines/scenario.ts';
import { desktopMenuMachine } from './desktop-menu.machine.ts';

export const desktopMenuScenario: Scenario<typeof desktopMenuMachine> = {
  machine: desktopMenuMachine,
  events: [
    ...['locations', 'services'].map((menu) => ({
      event: { type: 'MENU.OPEN' as const, menu },
      when: ({ context }: SnapshotFrom<typeof desktopMenuMachine>) => context.menu !== menu,
    })),
    { event: { type: 'MENU.CLOSE' } },
  ],
  outcomes: {},
  key: ({ context }) => `open: ${context.menu ?? 'none'}`,
  invariants: {
    'a menu is set exactly while one is open': ({ after }) =>
      after.hasTag('open') === (after.context.menu !== null),
    'the menu that opened last is the open one, until it closes': ({ step, after }) =>
      step.kind === 'event' &&
      after.context.menu === (step.event.type === 'MENU.OPEN' ? step.event.menu : null),
  },
};
