import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/noto-sans-thai/index.css';
