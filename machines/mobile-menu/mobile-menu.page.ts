import { navigation } from '#content/ui/navigation.ts';
import { control, find, key, open, press } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { phone } from '#statelab/page-script.ts';
import { mobileMenuScenario } from './mobile-menu.scenario.ts';

const { menuButton, closeButton } = navigation;

export const mobileMenuPage = definePage({
  scenario: mobileMenuScenario,
  path: '/',
  viewport: phone,
  widths: [360],
  prepare: [open('/')],
  events: {
    'MENU.OPEN': press(control('button', menuButton)),
    'MENU.CLOSE': key('Escape'),
  },
  finds: (snapshot) => {
    const isOpen = snapshot.hasTag('open');
    return [find(control('button', isOpen ? closeButton : menuButton), { expanded: isOpen })];
  },
});
