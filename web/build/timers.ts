export { debounce, throttle } from 'es-toolkit/compat';
