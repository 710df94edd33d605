import { useMemo, useRef } from 'react';
import type { YearSteps } from '#brackets/core/year-steps.ts';
import { today } from '#content/today.ts';
import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import { behindWithTaxMachine } from '#machines/behind-with-tax/behind-with-tax.machine.ts';
import { SideBySide, WithoutScript } from '#src/views/calculators/calculator-style.tsx';
import { useDeferredAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { LateForm } from './late-form.tsx';
import { LateResult } from './late-result.tsx';

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
      <LateResult actor={actor} bands={bands} heading={heading} />
    </SideBySide>
  );
}
