import { createContext } from 'react';
import type { Option } from '#content/interface/quote-options.ts';

/** The town that a page is about, which its lead forms start with; null where it is about none. */
export const TownContext = createContext<Option | null>(null);
