import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { open } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { phone } from '#statelab/page/page-script.ts';
import { world } from './world.ts';

export const stickyBarPage = definePage({
  scenario: stickyBarScenario,
  viewport: phone,
  prepare: [open('/')],
  events: { 'PAGE.SCROLL': ({ y }) => world('scrollTo', y) },
});
