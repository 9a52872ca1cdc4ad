import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface Choice {
  /** What is chosen; undefined for all of them. */
  value: string | undefined;
  title: ReactNode;
  caption?: ReactNode;
  lead?: ReactNode;
  /** What a search finds it by. */
  words?: string;
}

interface ChoiceSheetProps {
  title: string;
  /** Names the search; without it there is none. */
  searchLabel?: string;
  choices: readonly Choice[];
  current: string | undefined;
  onChoose: (value: string | undefined) => void;
  onClose: () => void;
}

/** One of several, for a filter. */
export function ChoiceSheet({ title, searchLabel, choices, current, onChoose, onClose }: ChoiceSheetProps) {
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const shown =
    sought === '' ? choices : choices.filter(({ words }) => words?.toLowerCase().includes(sought));
  return (
    <Sheet title={title} onClose={onClose}>
      {searchLabel === undefined ? null : <SearchField label={searchLabel} value={text} onChange={setText} />}
      {shown.length === 0 ? (
        <Stack padBlock="6">
          <Text as="p" tone="secondary" align="center">
            <FormattedMessage id="wallet.search.none" defaultMessage="No coin of this name." />
          </Text>
        </Stack>
      ) : (
        <List form="sheet" label={title}>
          {shown.map((choice) => (
            <ListRow
              key={choice.value ?? ''}
              lead={choice.lead}
              title={choice.title}
              caption={choice.caption}
              selected={choice.value === current}
              value={
                choice.value === current ? (
                  <>
                    <Icon name="check" size="sm" />
                    <VisuallyHidden>✓</VisuallyHidden>
                  </>
                ) : undefined
              }
              onClick={() => onChoose(choice.value)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
