import { defineLab } from '#statelab/config.ts';
import '#e2e/record-page.ts';
import { maskRules } from '#src/report/mask-rules.ts';

// The recorder for a page of the built site. It gets the masked fields, not the machines.
defineLab({ machines: [], mask: maskRules });
