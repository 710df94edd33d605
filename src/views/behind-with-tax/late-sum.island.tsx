import { useMemo, useRef, type RefObject } from 'react';
import type { YearSteps } from '#brackets/core/year-steps.ts';
import { today } from '#content/today.ts';
import { behindWithTax, lateExample } from '#content/ui/behind-with-tax.ts';
import {
  behindWithTaxMachine,
  type BehindWithTaxActor,
} from '#machines/behind-with-tax/behind-with-tax.machine.ts';
import { emptyInputs } from '#machines/behind-with-tax/inputs.ts';
import { SideBySide, WithoutScript } from '#src/views/calculators/calculator-style.tsx';
import { useDeferredAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { LateForm } from './late-form.tsx';
import { LateResult } from './late-result.tsx';

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

/** What being late has cost a visitor so far. */
export function LateSum({ bands }: { bands: YearSteps }) {
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
      <Result actor={actor} bands={bands} heading={heading} />
    </SideBySide>
  );
}
