import { otherServices } from '#content/other-services.ts';
import { labMachines, pageScripts } from '#lab/machine-folders.ts';
import { maskRules } from '#src/report/mask-rules.ts';
import { defineLab } from '#statelab/config.ts';

defineLab({
  machines: labMachines,
  pages: pageScripts,
  mask: maskRules,
  // The lab has no form handler, and does not locate its tester.
  effects: [
    'submitForm',
    'deliverEntry',
    ...otherServices.flatMap(({ actor, permission }) => [permission.actor, actor]),
  ],
  worldFolder: 'lab/stubs',
  tapes: 'lab/tapes',
  site: {
    folder: 'dist.tapes',
    build: 'npx tsx lab/build/tape-site.ts',
    sources: [
      'content',
      'machines',
      'src',
      'packages/brackets/core',
      'packages/brackets/data',
      'lab/build/tape-site.ts',
      'vite.config.ts',
      'package-lock.json',
    ],
    // The router's scroll positions depend on fonts and styles.
    unsteady: ['sessionStorage tsr-scroll-restoration'],
  },
  signs: { ready: 'html[data-hydrated]', machine: 'data-machine', state: 'data-state' },
});
