import { navigation } from '#content/ui/navigation.ts';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { control, find, key, open, press } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { phone } from '#statelab/page/page-script.ts';

const groups: Readonly<Record<string, { readonly label: string }>> = navigation.groups;
const buttonOf = (menu: string) => control('button', groups[menu]?.label ?? menu);

export const desktopMenuPage = definePage({
  scenario: desktopMenuScenario,
  prepare: [open('/')],
  events: {
    'MENU.TOGGLE': ({ menu }) => press(buttonOf(menu)),
    'MENU.CLOSE': key('Escape'),
  },
  finds: ({ context }) =>
    ['locations', 'services'].map((menu) =>
      find(buttonOf(menu), { expanded: menu === context.menu }),
    ),
});

export const mobileMenuPage = definePage({
  scenario: mobileMenuScenario,
  viewport: phone,
  prepare: [open('/')],
  events: {
    'MENU.TOGGLE': press(control('button', navigation.menuButton)),
    'MENU.CLOSE': key('Escape'),
  },
});
