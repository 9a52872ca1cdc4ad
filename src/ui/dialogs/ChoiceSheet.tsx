import { useState, type ReactNode } from 'react';
import { EmptySentence } from '../lists/EmptySentence.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { List } from '../lists/List.tsx';
import { ListRow } from '../lists/ListRow.tsx';
import { SearchField } from '../choices/SearchField.tsx';
import { Sheet } from './Sheet.tsx';
import { Stack } from '../screen/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { searchKey } from '../choices/searchKey.ts';

export interface Choice<Value extends string | undefined> {
  /** Chosen value; undefined for all. */
  value: Value;
  label: ReactNode;
  /** Consequence of the choice: a fee, a time, a risk. */
  caption?: ReactNode;
  /** Icon disc at the start. */
  lead?: ReactNode;
  /** Text that the search matches. */
  words?: string;
}

/** Label of the search, and its text for no results. */
export interface ChoiceSearch {
  label: string;
  none: ReactNode;
}

interface ChoiceSheetProps<Value extends string | undefined> {
  title: string;
  /** Note on all options. */
  note?: ReactNode;
  /** Undefined for no search. */
  search?: ChoiceSearch;
  choices: readonly Choice<Value>[];
  /** Also undefined while nothing is selected. */
  current: Value | undefined;
  onChoose: (value: Value) => void;
  onClose: () => void;
}

/** Check mark of the selected option. */
export function ChosenMark() {
  return (
    <>
      <Icon name="check" size="sm" />
      <VisuallyHidden>✓</VisuallyHidden>
    </>
  );
}

/** Sheet of options with room to explain each. A tap chooses and closes. */
export function ChoiceSheet<Value extends string | undefined>(props: ChoiceSheetProps<Value>) {
  const { title, note, search, choices, current, onChoose, onClose } = props;
  const [text, setText] = useState('');
  const wanted = searchKey(text);
  const shown =
    wanted === '' ? choices : choices.filter(({ words = '' }) => searchKey(words).includes(wanted));
  return (
    <Sheet title={title} onClose={onClose}>
      {note === undefined ? null : (
        <Stack padBlock="3">
          <Text as="p" variant="label" tone="secondary" weight="regular">
            {note}
          </Text>
        </Stack>
      )}
      {search ? <SearchField label={search.label} value={text} onChange={setText} /> : null}
      {shown.length === 0 ? (
        <EmptySentence>{search?.none}</EmptySentence>
      ) : (
        <List variant="sheet" label={title}>
          {shown.map(({ value, lead, label, caption }) => (
            <ListRow
              key={value ?? ''}
              lead={lead}
              title={label}
              caption={caption}
              titleRoom="long"
              selected={value === current}
              value={value === current ? <ChosenMark /> : undefined}
              onClick={() => {
                onChoose(value);
                onClose();
              }}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
