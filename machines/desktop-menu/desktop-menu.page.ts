import { navigation } from '#content/ui/navigation.ts';
import { control, find, key, open, press } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { desktop } from '#statelab/page-script.ts';
import { desktopMenuScenario } from './desktop-menu.scenario.ts';

const groups: Readonly<Record<string, { readonly label: string }>> = navigation.groups;
const buttonOf = (menu: string) => control('button', groups[menu]?.label ?? menu);

export const desktopMenuPage = definePage({
  scenario: desktopMenuScenario,
  path: '/',
  widths: [desktop.width],
  prepare: [open('/')],
  events: {
    'MENU.OPEN': ({ menu }) => press(buttonOf(menu)),
    'MENU.CLOSE': key('Escape'),
  },
  finds: ({ context }) =>
    ['locations', 'services'].map((menu) =>
      find(buttonOf(menu), { expanded: menu === context.menu }),
    ),
});
