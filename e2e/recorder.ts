import { defineLab } from '#lab/config.ts';
import '#lab/instrument/record-page.ts';
import { maskRules } from '#src/lab/mask-rules.ts';

// The recorder of a page of the built site, which is told of its fields, not of its machines.
defineLab({ machines: [], mask: maskRules });
