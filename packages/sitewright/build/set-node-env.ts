// React chooses its production code when it is first imported. Import this file before it.
process.env.NODE_ENV = 'production';
