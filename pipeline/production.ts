// React and the router choose their production code when they are first imported: import this before.
process.env.NODE_ENV = 'production';
