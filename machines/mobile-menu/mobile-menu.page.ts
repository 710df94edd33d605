import { navigation } from '#content/ui/navigation.ts';
import { control, key, open, press } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { phone } from '#statelab/page/page-script.ts';
import { mobileMenuScenario } from './mobile-menu.scenario.ts';

export const mobileMenuPage = definePage({
  scenario: mobileMenuScenario,
  path: '/',
  viewport: phone,
  widths: [360],
  prepare: [open('/')],
  events: {
    'MENU.TOGGLE': press(control('button', navigation.menuButton)),
    'MENU.CLOSE': key('Escape'),
  },
});
