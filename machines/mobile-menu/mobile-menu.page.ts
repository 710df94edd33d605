import { navigation } from '#content/ui/navigation.ts';
import { control, find, key, open, press } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { phone } from '#statelab/page/page-script.ts';
import { mobileMenuScenario } from './mobile-menu.scenario.ts';

const menuButton = control('button', navigation.menuButton);

export const mobileMenuPage = definePage({
  scenario: mobileMenuScenario,
  path: '/',
  viewport: phone,
  widths: [360],
  prepare: [open('/')],
  events: {
    'MENU.OPEN': press(menuButton),
    'MENU.CLOSE': key('Escape'),
  },
  finds: (snapshot) => [find(menuButton, { expanded: snapshot.hasTag('open') })],
});
