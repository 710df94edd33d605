import type { CitySlug } from './cities.ts';
import type { FirmCard } from './firm-card.ts';
import type { QuoteExample } from './ui/quote-example.ts';
import type { Option, ServiceValue } from './ui/quote-options.ts';
import type { TaxDateKind } from './tax-date-words.ts';
import type { PageFamily } from './social.ts';
import type { ScheduleId } from './tax-schedules.ts';
import type { IsoDate, Link, Path, Text } from './text.ts';

export interface Column {
  readonly label: string;
  /** Right-aligned with tabular figures: money, rates, times. */
  readonly numeric?: true;
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly Text[])[];
}

/** The blocks of running text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'steps'; readonly items: readonly Text[] }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'note'; readonly text: Text }
  | ({ readonly kind: 'table' } & Table);

/** One entry of a list: a service, a deadline, a mistake, a situation, a challenge. */
export interface Item {
  readonly title: string;
  readonly text: Text;
  readonly path?: Path;
  /** A short label beside the title: 'Popular', 'Urgent', 'Very High', 'Sample listing'. */
  readonly tag?: { readonly label: string; readonly tone: 'plain' | 'good' | 'warning' | 'severe' };
  /** Named details: price, turnaround, penalty, prevention. */
  readonly details?: readonly { readonly label: string; readonly value: Text }[];
}

/** A price tier. */
export interface Tier {
  readonly name: string;
  readonly price: string;
  readonly time: string;
  readonly includes: readonly string[];
  readonly popular?: true;
}

export interface Question {
  /** Unique on its page: the address of the entry. */
  readonly id: string;
  readonly question: string;
  readonly answer: Text;
}

/** One question of a decision tree; every question is printed on the page. */
export interface Decision {
  readonly question: string;
  readonly yesAnswer: string;
  readonly yesReason: Text;
  readonly noAnswer: string;
  readonly noReason?: Text;
}

/** A tax date in words. */
export interface PrintedDate {
  /** YYYY-MM-DD. */
  readonly due: string;
  /** The date in words. */
  readonly day: string;
  readonly what: string;
}

interface SectionBase {
  /** Unique on its page: the address of the section. */
  readonly id: string;
  readonly heading: string;
  readonly intro?: Text;
}

export type Section = SectionBase &
  (
    | { readonly kind: 'prose'; readonly blocks: readonly Block[] }
    /** Rows to look up, or cards to compare. Items that all link to a page are cards. */
    | { readonly kind: 'items'; readonly items: readonly Item[]; readonly as?: 'cards' }
    | { readonly kind: 'table'; readonly table: Table }
    /** A table of tax by profit on these bands, to which a visitor adds a row. */
    | { readonly kind: 'comparison'; readonly table: Table; readonly schedule: ScheduleId }
    | { readonly kind: 'tiers'; readonly tiers: readonly Tier[] }
    | { readonly kind: 'example'; readonly example: QuoteExample }
    | { readonly kind: 'steps'; readonly steps: readonly Item[] }
    | {
        readonly kind: 'questions';
        readonly questions: readonly Question[];
        /** The number of questions shown before a press on ‘Show all’. Default: all. */
        readonly first?: number;
      }
    | { readonly kind: 'decisions'; readonly decisions: readonly Decision[] }
    | {
        readonly kind: 'figures';
        readonly figures: readonly {
          readonly value: string;
          readonly label: string;
          readonly note?: Text;
        }[];
      }
    | {
        readonly kind: 'columns';
        readonly columns: readonly { readonly heading: string; readonly items: readonly Text[] }[];
      }
    | { readonly kind: 'links'; readonly links: readonly Link[] }
    | {
        readonly kind: 'dates';
        readonly taxes: readonly TaxDateKind[];
        /** The number of dates of each kind. */
        readonly each: number;
        /** Dates of the tax year that have passed are folded away; the next ones follow. */
        readonly shape: 'strip' | 'table' | 'folded';
        /** What follows the days of the list above it. */
        readonly remark?: Text;
        /** True if a strip of them becomes the visitor's own, once they say which taxes are theirs. */
        readonly own?: true;
        /** The first day of the list, YYYY-MM-DD, from which the visitor's own dates count. */
        readonly from?: string;
        /** Calculated from the rules by the build; see src/routes/content/coming-dates.ts. */
        readonly dates?: readonly PrintedDate[];
      }
    | { readonly kind: 'action'; readonly action: Link; readonly secondary?: Link }
    | {
        readonly kind: 'lead-form';
        readonly subtitle: string;
        readonly variant: 'default' | 'compact';
      }
  );

/** A diagram of a page. */
export interface Diagram {
  /** The NAME in /drawings/diagram-NAME.svg, drawn by packages/art/diagrams/. */
  readonly name: string;
  /** The alternative text. The page says the same in words. */
  readonly alt: string;
}

/** A page: its metadata, its opening and its sections. */
export interface Page {
  readonly path: Path;
  /** Its kind, a row in src/routes/content-pages.tsx; none for a page with a route of its own. */
  readonly kind?: string;
  readonly family: PageFamily;
  /** The document title without the brand; at most 48 characters. Unique. */
  readonly title: string;
  /** 120 to 160 characters. Unique. */
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The page's name in a breadcrumb trail. */
  readonly name: string;
  /** The parent page in the trail. The home page is always first. */
  readonly parent?: Link;
  readonly heading: string;
  readonly lede: Text;
  /** A short line above the heading. */
  readonly sign?: string;
  /** The alternative text of the drawing behind the opening. */
  readonly drawingAlt?: string;
  /** The diagram beside the opening. */
  readonly diagram?: Diagram;
  /** The actions of the opening: one orange button, perhaps a second, or a lead form. */
  readonly action?: Link;
  readonly secondary?: Link;
  readonly leadForm?: { readonly title: string; readonly subtitle: string };
  /** Firms to compare, directly under the opening of a city's page. */
  readonly firms?: {
    readonly id: string;
    readonly heading: string;
    readonly intro: Text;
    readonly cards: readonly FirmCard[];
    /** What is said of the samples among them. */
    readonly note: string;
  };
  /** The page's town, with which requests that begin here start. */
  readonly town?: CitySlug;
  /** The page's service, with which requests that begin here start. */
  readonly service?: ServiceValue;
  /** The page's firm. Requests that begin here are for this firm. */
  readonly firm?: Option;
  readonly sections: readonly Section[];
  /** True for a page that search engines should leave out. */
  readonly noindex?: boolean;
  /** The day on which the words last changed. */
  readonly updated: IsoDate;
}
