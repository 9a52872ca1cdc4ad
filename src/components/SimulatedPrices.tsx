import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pill } from '../ui/Pill.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Text } from '../ui/Text.tsx';
import * as styles from './SimulatedPrices.css.ts';

/** Says that prices are made by a simulator, and what that means to whoever asks. */
export function SimulatedPrices() {
  const [isOpen, setIsOpen] = useState(false);
  const name = <FormattedMessage id="spot.simulated.name" defaultMessage="Simulated prices" />;
  return (
    <>
      <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Pill tone="info" icon="info">
          {name}
        </Pill>
      </button>
      {isOpen ? (
        <Sheet title={name} onClose={() => setIsOpen(false)}>
          <Text as="p" variant="body" tone="secondary">
            <FormattedMessage
              id="spot.simulated.text"
              defaultMessage="No venue stands behind these prices. Simulated traders make them, and they trade in the same order book as you. They say nothing about prices elsewhere."
            />
          </Text>
        </Sheet>
      ) : null}
    </>
  );
}
