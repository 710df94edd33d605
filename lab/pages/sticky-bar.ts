import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { open, world } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { phone } from '#statelab/page/page-script.ts';

export const stickyBarPage = definePage({
  scenario: stickyBarScenario,
  viewport: phone,
  prepare: [open('/')],
  events: { 'PAGE.SCROLL': ({ y }) => world('scrollTo', y) },
});
