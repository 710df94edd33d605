import { stickyBarScenario } from './sticky-bar.scenario.ts';
import { open } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { phone } from '#statelab/page-script.ts';
import { world } from '#lab/world-act.ts';

export const stickyBarPage = definePage({
  scenario: stickyBarScenario,
  path: '/',
  viewport: phone,
  widths: [360],
  prepare: [open('/')],
  events: { 'PAGE.SCROLL': ({ y }) => world('scrollTo', y) },
});
