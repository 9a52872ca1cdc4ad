// Every interaction state of a component beside each other. The addon rewrites `:hover` and its like to classes too, so
// that a state can be drawn without a pointer.
import 'storybook-addon-pseudo-states/preview';
import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Text } from '../../src/ui/text/Text.tsx';
import * as styles from './StateSheet.css.ts';

/** Classes of the element in a state, and of the elements around it. */
const pseudoStates = {
  Default: { own: [], around: [] },
  Hover: { own: ['hover'], around: ['hover'] },
  'Focus by keyboard': { own: ['focus', 'focus-visible'], around: ['focus-within'] },
  Pressed: { own: ['hover', 'active'], around: ['hover', 'active'] },
} as const;

const pseudoClass = (state: string): string => `pseudo-${state}`;

interface CellProps {
  name: string;
  /** Selector of the element that takes the press. */
  target: string;
  isRow: boolean;
  children: ReactNode;
}

function Cell({ name, target, isRow, children }: CellProps) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const states = pseudoStates[name as keyof typeof pseudoStates];
    const element = cell.current?.querySelector(target);
    if (states === undefined || !element) return;
    element.classList.add(...states.own.map(pseudoClass));
    for (let at = element.parentElement; at && at !== cell.current; at = at.parentElement)
      at.classList.add(...states.around.map(pseudoClass));
  });
  return (
    <div className={styles.cell}>
      <Text variant="caption" tone="secondary">
        {name}
      </Text>
      <div ref={cell}>{isRow ? <ul>{children}</ul> : children}</div>
    </div>
  );
}

/** What a component takes a press with. */
const pressable = 'button, a[href], input, textarea, select, [role=slider]';

interface SheetOptions {
  /** Selector of the element that takes the press, where it is not the first one. */
  target?: string;
  /** The stories' list contains the component as its row. */
  isRow?: boolean;
}

/**
 * A story with all states of its component.
 * @param variants props of the states that props set, by the state's name
 */
export function allStates<Props extends object>(
  variants: Record<string, Partial<NoInfer<Props>>> = {},
  { target = pressable, isRow = false }: SheetOptions = {},
) {
  const Sheet = isRow ? 'li' : 'div';
  const cells: Record<string, Partial<NoInfer<Props>>> = {
    ...Object.fromEntries(Object.keys(pseudoStates).map((name) => [name, {}])),
    ...variants,
  };
  return {
    render: (args: Props, { component }: { component?: unknown }) => {
      const Component = component as ComponentType<Props>;
      return (
        <Sheet className={styles.sheet}>
          {Object.entries(cells).map(([name, props]) => (
            <Cell key={name} name={name} target={target} isRow={isRow}>
              <Component {...args} {...props} />
            </Cell>
          ))}
        </Sheet>
      );
    },
    parameters: {
      // A page has its landmarks once; a sheet repeats them.
      a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    },
  };
}
