import * as styles from './ForeignFrame.css.ts';

interface ForeignFrameProps {
  title: string;
  /** Must be of another origin: a frame of the app's own origin could read the session. */
  src: string;
  /** Its page, or the browser's error page, has loaded. */
  onLoad: () => void;
}

/**
 * Embeds an external page. It runs scripts, submits forms, keeps its own storage and opens windows, but cannot navigate
 * this page or see its address.
 */
export function ForeignFrame({ title, src, onLoad }: ForeignFrameProps) {
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={src}
      onLoad={onLoad}
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  );
}
