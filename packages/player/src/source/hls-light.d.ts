/** hls.js publishes no types for its light build; they are the same as for the full one. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export default Hls;
}
