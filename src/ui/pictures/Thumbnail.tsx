import { useState } from 'react';
import { Sheet } from '../dialogs/Sheet.tsx';
import * as styles from './Thumbnail.css.ts';

interface ThumbnailProps {
  /** URL of the picture. */
  src: string;
  /** Content of the picture. */
  name: string;
}

/** A small picture that opens in its full size over the page. */
export function Thumbnail({ src, name }: ThumbnailProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
        <img className={styles.image} src={src} alt={name} />
      </button>
      {isOpen ? (
        <Sheet title={name} onClose={() => setIsOpen(false)}>
          <img className={styles.whole} src={src} alt={name} />
        </Sheet>
      ) : null}
    </>
  );
}
