import { lazy, Suspense, useMemo, useRef, type RefObject } from 'react';
import type { YearSteps } from '#brackets/core/year-steps.ts';
import type { Page } from '#content/page.ts';
import { today } from '#content/today.ts';
import { behindWithTax, lateExample } from '#content/ui/behind-with-tax.ts';
import {
  behindWithTaxMachine,
  type BehindWithTaxActor,
} from '#machines/behind-with-tax/behind-with-tax.machine.ts';
import { emptyInputs } from '#machines/behind-with-tax/inputs.ts';
import { Section } from '#src/design/section.tsx';
import { SideBySide, WithoutScript } from '#src/views/calculators/calculator-style.tsx';
import { useDeferredAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { LateForm } from './late-form.tsx';

/** The sum loads with the page, and the example is there before it. */
const LateResult = lazy(() =>
  import('./late-result.tsx').then(
    (module) => ({ default: module.LateResult }),
    () => ({ default: () => <p>{behindWithTax.withoutScript}</p> }),
  ),
);

const example = {
  inputs: { ...emptyInputs, ...lateExample.inputs },
  today: lateExample.today,
  isExample: true,
};

interface ResultProps {
  actor: BehindWithTaxActor;
  bands: YearSteps;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The visitor's result, or an example while nothing is typed. A frame later than the form. */
function Result({ actor, ...shown }: ResultProps) {
  const isCalculated = useDeferredSelector(actor, (snapshot) => snapshot.hasTag('calculated'));
  const { inputs, today: day } = useDeferredSelector(actor, ({ context }) => context);
  return <LateResult {...shown} {...(isCalculated ? { inputs, today: day } : example)} />;
}

function LateSum({ bands }: { bands: YearSteps }) {
  // Read once: a page that stays open over midnight keeps its day.
  const day = useMemo(() => today(), []);
  const actor = useProvidedActor(behindWithTaxMachine, { today: day });
  const attributes = useDeferredAttributes('behind-with-tax', actor);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SideBySide {...attributes}>
      <div>
        <div data-needs-script>
          <LateForm actor={actor} onSubmit={() => heading.current?.focus()} />
        </div>
        <WithoutScript data-without-script>{behindWithTax.withoutScript}</WithoutScript>
      </div>
      <Suspense>
        <Result actor={actor} bands={bands} heading={heading} />
      </Suspense>
    </SideBySide>
  );
}

/** What being late has cost a visitor so far, and what to do about it. */
export function BehindWithTaxPage({ page, bands }: { page: Page; bands: YearSteps }) {
  return (
    <>
      <PageOpening page={page} checked />
      <Section
        id="calculator"
        heading={behindWithTax.heading}
        intro={behindWithTax.intro}
        ground="white"
      >
        <LateSum bands={bands} />
      </Section>
      <Sections sections={page.sections} />
    </>
  );
}
