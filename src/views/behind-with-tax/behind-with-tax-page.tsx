import { useMemo, useRef, type RefObject } from 'react';
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
import { LateResult } from './late-result.tsx';

interface ResultProps {
  actor: BehindWithTaxActor;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The visitor's result, or an example while nothing is typed. A frame later than the form. */
function Result({ actor, heading }: ResultProps) {
  const isCalculated = useDeferredSelector(actor, (snapshot) => snapshot.hasTag('calculated'));
  const { inputs, today: day } = useDeferredSelector(actor, ({ context }) => context);
  return isCalculated ? (
    <LateResult inputs={inputs} today={day} heading={heading} />
  ) : (
    <LateResult
      inputs={{ ...emptyInputs, ...lateExample.inputs }}
      today={lateExample.today}
      heading={heading}
      isExample
    />
  );
}

function LateSum() {
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
      <Result actor={actor} heading={heading} />
    </SideBySide>
  );
}

/** What being late has cost a visitor so far, and what to do about it. */
export function BehindWithTaxPage({ page }: { page: Page }) {
  return (
    <>
      <PageOpening page={page} checked />
      <Section
        id="calculator"
        heading={behindWithTax.heading}
        intro={behindWithTax.intro}
        ground="white"
      >
        <LateSum />
      </Section>
      <Sections sections={page.sections} />
    </>
  );
}
